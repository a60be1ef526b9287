// A special hand asked for by the players: which, for how much, and who agrees.
import { useState } from 'react';
import { money } from '../../shared/money';
import { Choice, Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { Sheet } from '../parts/Sheet';
import { seatName, useDesk } from '../useDesk';

type Special = 'bomb' | 'double_board' | 'waterfall';
const names: Record<Special, string> = { bomb: 'Bomb pot', double_board: 'Double board', waterfall: 'Waterfall' };

export function SpecialSheet() {
  const { view, open, tap } = useDesk();
  const specials = view.rules?.specials;
  const [chosen, setChosen] = useState<{ special: Special; cents: number } | null>(null);
  const [refuses, setRefuses] = useState<number[]>([]);
  const playing = view.step.playing;
  const offers = (['bomb', 'double_board', 'waterfall'] as const).flatMap((special) =>
    (specials?.[`${special}_cents`] ?? []).map((cents) => ({ special, cents })),
  );
  return (
    <Sheet
      label="Special hand"
      size="half"
      onClose={() => {
        open(null);
      }}
    >
      <NowBar
        say={chosen ? `${names[chosen.special]}, ${money(chosen.cents)} each` : 'Which special hand?'}
        sub="Tap a seat that does not agree."
      />
      <div className="choices choices-two">
        {offers.map(({ special, cents }) => (
          <Choice
            key={`${special}${cents}`}
            name={names[special]}
            follows={`${money(cents)} from each`}
            isOn={chosen?.special === special && chosen.cents === cents}
            onPress={() => {
              setChosen({ special, cents });
            }}
          />
        ))}
      </div>
      <div className="seat-picks" role="group" aria-label="Who agrees">
        {playing.map((seat) => (
          <Key
            key={seat}
            tone={refuses.includes(seat) ? 'plain' : 'in'}
            label={`${seatName(view, seat)} ${refuses.includes(seat) ? 'does not agree' : 'agrees'}`}
            onPress={() => {
              setRefuses(refuses.includes(seat) ? refuses.filter((one) => one !== seat) : [...refuses, seat]);
            }}
          >
            {refuses.includes(seat) ? '✗' : '✓'} Seat {seat}
          </Key>
        ))}
      </div>
      <div className="raise-keys">
        <Key
          tone="line"
          onPress={() => {
            open(null);
          }}
        >
          Cancel
        </Key>
        <Key
          tone="primary"
          isDisabled={!chosen}
          onPress={() => {
            if (!chosen) return;
            tap(
              {
                type: 'start_hand',
                special: chosen.special,
                preset_cents: chosen.cents,
                agreed: playing.filter((seat) => !refuses.includes(seat)),
              },
              `Start a ${names[chosen.special].toLowerCase()}`,
            );
          }}
        >
          Start {chosen ? names[chosen.special].toLowerCase() : ''}
        </Key>
      </div>
    </Sheet>
  );
}
