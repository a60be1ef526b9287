// Nothing is known yet and the service does not answer.
import { NowBar } from '../parts/NowBar';

export function AwayScreen() {
  return (
    <main className="tablet life life-one">
      <NowBar
        mood="offline"
        say="The service does not answer"
        sub="Look at the network of this tablet, or call the floor. The table comes back by itself."
      />
    </main>
  );
}
