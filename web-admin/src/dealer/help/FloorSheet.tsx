// Call floor: a reason is one tap. A dispute also holds the hand until floor releases it.
import { useState } from 'react';
import { Choice, Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { Sheet } from '../parts/Sheet';
import { useDesk } from '../useDesk';

const reasons = [
  'A ruling is needed',
  'A dispute over a bet',
  'An irregular deal',
  'Chips or fills',
  'A seat change',
  'Conduct at the table',
  'A new deck',
  'Relief for the dealer',
];

export function FloorSheet() {
  const { view, tap, open, isFloor } = useDesk();
  const [holds, setHolds] = useState(false);
  return (
    <Sheet
      label="Call floor"
      size="half"
      onClose={() => {
        open(null);
      }}
    >
      <NowBar
        mood="hold"
        say={holds ? 'Hold the hand and call floor' : 'Call floor'}
        sub={
          view.calls.length === 0
            ? 'One tap on the reason.'
            : `Called already: ${view.calls.map((call) => call.reason).join(', ')}.`
        }
      />
      <div className="choices choices-two">
        {reasons.map((reason) => (
          <Choice
            key={reason}
            name={reason}
            follows={holds ? 'play is held until floor releases it' : 'floor sees it at once'}
            onPress={() => {
              if (holds) tap({ type: 'place_hold', question: reason }, `Held: ${reason}`);
              else tap({ type: 'call_floor', reason }, `Floor called: ${reason}`);
            }}
          />
        ))}
      </div>
      <div className="raise-keys">
        <Choice
          name="Hold the hand as well"
          follows="for disputes: nobody acts before the ruling"
          isOn={holds}
          onPress={() => {
            setHolds(!holds);
          }}
        />
        {isFloor &&
          view.calls.map((call) => (
            <Key
              key={call.number}
              onPress={() => {
                tap({ type: 'answer_call', number: call.number }, 'Call answered');
              }}
            >
              Answer: {call.reason}
            </Key>
          ))}
        <Key
          tone="line"
          onPress={() => {
            open(null);
          }}
        >
          Cancel
        </Key>
      </div>
    </Sheet>
  );
}
