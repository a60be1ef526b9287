// What stands around the watcher and the replayer: somebody must be logged in.
import { useEffect, type ReactNode } from 'react';
import { Main } from '../shared/Main';
import { LoginPanel } from '../shared/session/LoginPanel';
import { lookAgain, who } from '../shared/session/session';
import { useStore } from '../shared/store';

export function SignedIn({ children }: { children: ReactNode }) {
  const now = useStore(who);
  useEffect(() => {
    if (who.get().kind !== 'person') void lookAgain();
  }, []);
  switch (now.kind) {
    case 'person':
      return children;
    case 'unknown':
      return <main aria-busy="true" />;
    case 'away':
      return (
        <Main className="watch-message">
          <p>The service does not answer. This page needs it.</p>
        </Main>
      );
    case 'nobody':
    case 'tablet':
      return (
        <Main className="watch-login">
          <LoginPanel />
        </Main>
      );
  }
}
