// A room for a test: people, tablets and tables, made through the programs' own doors. The first person comes from the
// lammer program (LAMMER_TEST_CLI), everything else from the API, as in a real room.
import { execFileSync } from 'node:child_process';
import { serviceUrl } from './service.ts';

export interface Badge {
  name: string;
  licence: string;
  password: string;
  pin: string;
}

type Json = Record<string, unknown>;
export type Command = Json & { type: string };

const names = ['Okafor', 'Lindqvist', 'Tran', 'Rivera', 'Haddad', 'Boone', 'Petrov', 'Novak', 'Mensah', 'Ito'];
let made = 0;

export class Caller {
  private readonly authorization: string;
  constructor(authorization: string) {
    this.authorization = authorization;
  }

  async ask(method: string, path: string, body?: Json, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${serviceUrl()}${path}`, {
      method,
      headers: {
        ...(this.authorization === '' ? {} : { Authorization: this.authorization }),
        ...(body ? { 'Content-Type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  async good(method: string, path: string, body?: Json, headers?: Record<string, string>): Promise<Json> {
    const answer = await this.ask(method, path, body, headers);
    if (!answer.ok)
      throw new Error(`${method} ${path} ${JSON.stringify(body)}: ${answer.status} ${await answer.text()}`);
    return answer.status === 204 ? {} : ((await answer.json()) as Json);
  }

  async command(table: number, command: Command): Promise<void> {
    await this.good('POST', `/api/v1/tables/${table}/commands`, command, {
      'Idempotency-Key': crypto.randomUUID(),
    });
  }

  async table(table: number): Promise<TableNow> {
    return (await this.good('GET', `/api/v1/tables/${table}`)) as unknown as TableNow;
  }
}

/** The part of a table's view that tests look at. */
export interface TableNow {
  seq: number;
  hand_number: number;
  may_take_back: number;
  button?: number;
  dealer?: { dealer: string };
  seats: { seat: number; stack_cents: number; chips_cents: number; occupant?: { name: string } }[];
  hand?: {
    phase: string;
    pot_cents: number;
    boards: string[][];
    outcome?: string;
    seats: { seat: number; live: boolean; stack_cents: number; cards: { card: string; up: boolean }[] }[];
  };
  last_hand?: { number: number; outcome: string };
  sheet?: { in_cents: number; awarded_cents: number; rake_cents: number; pots: unknown[] };
  totals: { bought_cents: number; cashed_out_cents: number };
  step: {
    kind: string;
    sentence: string;
    hand?: {
      kind: string;
      seat?: number;
      cards: number;
      may_muck: boolean;
      legal?: { fold: boolean; check: boolean; call_cents?: number; bet?: unknown; raise?: unknown };
    };
  };
}

const anybody = () => new Caller('');

export async function logIn({ licence, password }: Badge): Promise<Caller> {
  const opened = await anybody().good('POST', '/api/v1/sessions', { licence, password, deliver: 'body', room: 'room' });
  return new Caller(`Bearer ${String(opened['access_token'])}`);
}

function addAtShell(name: string, licence: string, role: string): Badge {
  const cli = process.env['LAMMER_TEST_CLI'];
  if (!cli)
    throw new Error('LAMMER_TEST_CLI is not set: the path of the lammer program, as scripts/with-lammerd gives it');
  // The program refuses settings it does not know, such as those of the tests.
  const known = ['PATH', 'LAMMER_DATABASE_URL', 'LAMMER_REDIS_URL', 'LAMMER_IDENTITY_KEY_FILE'];
  const env = Object.fromEntries(known.map((name) => [name, process.env[name] ?? '']));
  execFileSync(cli, ['room', 'add', 'room', '--name', 'Bluff Creek', '--time-zone', 'America/Denver'], { env });
  const words = ['user', 'add', '--room', 'room', '--name', name, '--licence', licence, '--role', role];
  const output = execFileSync(cli, words, { encoding: 'utf8', env });
  return { name, licence, password: /password\s+(\S+)/.exec(output)?.[1] ?? '', pin: '' };
}

export interface Room {
  floor: Caller;
  floorBadge: Badge;
  addPerson: (name: string, role: string) => Promise<Badge>;
  /** A code that binds a tablet to the table. */
  tabletCode: (table: number) => Promise<string>;
  /** An open table with players seated and bought in; the number is new. */
  openTable: (game: string, options?: TableOptions) => Promise<number>;
}

export interface TableOptions {
  players?: number;
  /** In dollars, by seat from 1 on; the last one holds for the rest. */
  stacks?: number[];
  parameters?: Record<string, string>;
}

export const noLimitGames = ['HOLDEM', 'SIXPLUS'];
export const potLimitGames = ['OMAHA_HIGH', 'OMAHA_HL8', 'OMAHA5_HIGH', 'OMAHA5_HL8'];
export const studGames = ['STUD_HIGH', 'STUD_LOW', 'STUD_HL', 'STUD_HL8', 'STUD5_HIGH'];
export const drawGames = ['DRAW_HIGH', 'DRAW_LOW', 'BADUGI', 'TD_27', 'TD_A5', 'TD_BADEUCEY', 'TD_BADACEY'];

export function parametersOf(game: string): Record<string, string> {
  const raked = { 'rake.types': 'percent', 'rake.max_per_round': '$5' };
  const common = { 'table.game': game, 'bet.min': '$2', 'game.blinds': '$1, $2', ...raked };
  if (noLimitGames.includes(game)) return { ...common, 'bet.structure': 'no_limit' };
  if (potLimitGames.includes(game)) return { ...common, 'bet.structure': 'pot' };
  const limit = { 'table.game': game, 'bet.structure': 'fixed', 'bet.min': '$8', 'bet.max': '$16', ...raked };
  return studGames.includes(game) ? { ...limit, 'game.ante': '$1' } : { ...limit, 'game.blinds': '$4, $8' };
}

export async function makeRoom(): Promise<Room> {
  const mark = `${process.pid % 1000}${++made}`;
  const admin = await logIn(addAtShell('Ada Admin', `A-${mark}`, 'admin'));
  let people = 0;
  const addPerson = async (name: string, role: string): Promise<Badge> => {
    const licence = `${role.charAt(0).toUpperCase()}-${mark}${++people}`;
    const added = await admin.good('POST', '/api/v1/people', { name, licence, roles: [role] });
    const secrets = added['secrets'] as { password: string; pin: string };
    return { name, licence, ...secrets };
  };
  const floorBadge = await addPerson('M. Adeyemi', 'floor');
  const floor = await logIn(floorBadge);
  // Tables of other tests in the same service keep their numbers.
  let tables = Number(mark) * 50;
  return {
    floor,
    floorBadge,
    addPerson,
    tabletCode: async (table) => {
      const answer = await floor.good('POST', '/api/v1/devices/codes', { table, name: `Tablet ${table}` });
      return String(answer['code']);
    },
    openTable: async (game, { players = 4, stacks = [200], parameters = {} } = {}) => {
      const table = (++tables % 900_000) + 1;
      await floor.command(table, {
        type: 'open_table',
        name: `Table ${tables % 50}`,
        mode: 'real',
        rules_version: 1,
        seat_count: studGames.includes(game) ? 8 : 10,
        parameters: { ...parametersOf(game), ...parameters },
      });
      for (let seat = 1; seat <= players; seat++) {
        const dollars = stacks[Math.min(seat, stacks.length) - 1] ?? 200;
        const occupant = { name: names[seat - 1] ?? 'Player', player: table * 10 + seat };
        await floor.command(table, { type: 'take_seat', seat, occupant });
        await floor.command(table, { type: 'buy_in', seat, amount_cents: dollars * 100 });
      }
      return table;
    },
  };
}
