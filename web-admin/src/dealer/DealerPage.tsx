// The tablet at a table. First it becomes a device of the room, then a dealer taps in, then it is the table.
import { useEffect, useState } from 'react';
import { lookAgain, who } from '../shared/session/session';
import { useStore } from '../shared/store';
import { usePageTitle } from '../shared/usePageTitle';
import { EnrolScreen } from './life/EnrolScreen';
import { TapInScreen } from './life/TapInScreen';
import { useTabletShell } from './life/useTabletShell';
import { AwayScreen } from './life/AwayScreen';
import { TableScreen } from './TableScreen';
import './tablet.css';
import './settle.css';
import './between/between.css';
import './life/life.css';

export function DealerPage() {
  const now = useStore(who);
  const [pushing, setPushing] = useState(false);
  usePageTitle('Dealer');
  useTabletShell();
  useEffect(() => {
    void lookAgain();
    const again = setInterval(() => {
      if (['away', 'unknown'].includes(who.get().kind)) void lookAgain();
    }, 2_000);
    return () => {
      clearInterval(again);
    };
  }, []);

  switch (now.kind) {
    case 'unknown':
      return <main className="tablet" aria-busy="true" />;
    case 'away':
      return <AwayScreen />;
    case 'nobody':
      return <EnrolScreen />;
    case 'tablet':
      return <TapInScreen table={now.me.table ?? 0} leaving={null} onDone={() => undefined} />;
    case 'person':
      if (now.me.table === undefined) return <EnrolScreen />;
      return pushing ? (
        <TapInScreen
          table={now.me.table}
          leaving={now.me}
          onDone={() => {
            setPushing(false);
          }}
        />
      ) : (
        <TableScreen
          key={now.me.licence}
          me={now.me}
          table={now.me.table}
          onPush={() => {
            setPushing(true);
          }}
        />
      );
  }
}
