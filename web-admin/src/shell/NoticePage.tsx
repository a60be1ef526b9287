// A page that has only one thing to say and one way on.
import type { ReactNode } from 'react';
import { Main } from '../shared/Main';
import { Mark } from '../shared/Mark';
import { usePageTitle } from '../shared/usePageTitle';
import '../shared/parts/controls.css';
import './NoticePage.css';

export function NoticePage({ title, children }: { title: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <Main className="notice">
      <Mark size={64} />
      <h1>{title}</h1>
      {children}
    </Main>
  );
}
