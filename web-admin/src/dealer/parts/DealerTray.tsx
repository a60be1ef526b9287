// The dealer's place at the table, with the time of this down. Pressing it leads to the push.
import { UserRound } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useDesk } from '../useDesk';

function clock(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

export function DealerTray() {
  const { view, me, open } = useDesk();
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, 1_000);
    return () => {
      clearInterval(timer);
    };
  }, []);
  const { dealer } = view;
  const name = dealer?.dealer === me.licence ? (me.name ?? dealer?.dealer) : dealer?.dealer;
  return (
    <Button
      className="tray-key"
      onPress={() => {
        open({ kind: 'dealer' });
      }}
    >
      <UserRound aria-hidden size={18} />
      {dealer ? (
        <>
          {name} <b>{clock(now - dealer.since_ms)}</b>
        </>
      ) : (
        'No dealer'
      )}
    </Button>
  );
}
