// What the tablet must not forget when it is switched off in the middle: taps on their way, and the table as it last was.
import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { TableView } from '../../shared/api/client';
import type { Entry } from './entry';

export interface Journal {
  entries: (table: number) => Promise<Entry[]>;
  add: (entry: Entry) => Promise<void>;
  /** The entry of that key keeps its place in the order and becomes this one. */
  change: (key: string, entry: Entry) => Promise<void>;
  remove: (keys: string[]) => Promise<void>;
  lastView: (table: number) => Promise<TableView | null>;
  keepView: (view: TableView) => Promise<void>;
}

interface Shape extends DBSchema {
  entries: { key: number; value: Entry & { n?: number }; indexes: { key: string; table: number } };
  views: { key: number; value: TableView };
}

async function open(): Promise<IDBPDatabase<Shape>> {
  return openDB<Shape>('lammer-tablet', 1, {
    upgrade(db) {
      const entries = db.createObjectStore('entries', { keyPath: 'n', autoIncrement: true });
      entries.createIndex('key', 'key', { unique: true });
      entries.createIndex('table', 'table');
      db.createObjectStore('views', { keyPath: 'id' });
    },
  });
}

export function openJournal(): Journal {
  const db = open();
  return {
    entries: async (table) => (await db).getAllFromIndex('entries', 'table', table),
    add: async (entry) => {
      await (await db).add('entries', entry);
    },
    change: async (key, entry) => {
      const tx = (await db).transaction('entries', 'readwrite');
      const cursor = await tx.store.index('key').openCursor(key);
      if (cursor) await cursor.update({ ...cursor.value, ...entry });
      await tx.done;
    },
    remove: async (keys) => {
      const tx = (await db).transaction('entries', 'readwrite');
      for (const key of keys) {
        const cursor = await tx.store.index('key').openCursor(key);
        await cursor?.delete();
      }
      await tx.done;
    },
    lastView: async (table) => (await (await db).get('views', table)) ?? null,
    keepView: async (view) => {
      await (await db).put('views', view);
    },
  };
}
