// The dealer's own things: push, tap out, and how bright the screen is.
import { tapOut } from '../life/tapOut';
import { Choice, Key } from '../parts/keys';
import { NowBar } from '../parts/NowBar';
import { Sheet } from '../parts/Sheet';
import { ThemeSwitch } from '../../shared/theme/ThemeSwitch';
import { useDesk } from '../useDesk';

export function DealerSheet() {
  const { view, me, open, push, tap } = useDesk();
  const inHand = view.step.kind === 'play_hand';
  return (
    <Sheet
      label="Dealer"
      size="half"
      onClose={() => {
        open(null);
      }}
    >
      <NowBar say={`${me.name ?? 'Nobody'} is tapped in`} sub={`${me.licence ?? ''} at ${view.name}`} />
      <div className="choices choices-two">
        <Choice name="New dealer" follows="the push: the next dealer taps in, this down ends" onPress={push} />
        <Choice
          name="Tap out"
          follows={inHand ? 'after the hand' : 'the table waits for a dealer'}
          isDisabled={inHand}
          onPress={() => {
            void tapOut(view.id);
          }}
        />
        <Choice
          name="Time charge"
          follows="when the interval is over"
          isDisabled={inHand}
          onPress={() => {
            tap({ type: 'assess_time' }, 'Time charge');
          }}
        />
        <span className="theme-choice">
          <ThemeSwitch />
        </span>
      </div>
      <div className="raise-keys">
        <Key
          tone="line"
          onPress={() => {
            open(null);
          }}
        >
          Back to the table
        </Key>
      </div>
    </Sheet>
  );
}
