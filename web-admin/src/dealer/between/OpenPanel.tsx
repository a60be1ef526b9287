// A closed table: floor chooses the game and opens it.
import { useState } from 'react';
import type { TableCommand } from '../../shared/api/client';
import { Choice, Key } from '../parts/keys';
import { useDesk } from '../useDesk';
import { offers } from './games';

export function OpenPanel({ onOpen }: { onOpen: (command: TableCommand, words: string) => void }) {
  const { view } = useDesk();
  const [code, setCode] = useState(offers[0]?.code);
  const offer = offers.find((one) => one.code === code);
  return (
    <>
      <div className="choices choices-games">
        {offers.map((one) => (
          <Choice
            key={one.code}
            name={one.name}
            follows={one.limits}
            isOn={one.code === code}
            onPress={() => {
              setCode(one.code);
            }}
          />
        ))}
      </div>
      <Key
        tone="primary"
        isDisabled={!offer}
        onPress={() => {
          if (!offer) return;
          onOpen(
            {
              type: 'open_table',
              name: view.name || `Table ${view.id}`,
              mode: 'real',
              rules_version: Math.max(1, view.rules?.version ?? 1),
              parameters: offer.parameters,
            },
            `Open with ${offer.name}`,
          );
        }}
      >
        Open with {offer?.name}
      </Key>
    </>
  );
}
