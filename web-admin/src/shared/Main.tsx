// The main part of a page: where the skip link leads and where the focus goes when a page has been opened from another.
import { useEffect, useRef, type ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

export const mainId = 'main';

export function Main({ className, children }: { className: string; children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  const arrival = useNavigationType();
  useEffect(() => {
    // A first load or a step back keeps the browser's own place.
    if (arrival === NavigationType.Push) main.current?.focus();
  }, [arrival]);
  return (
    <main id={mainId} className={className} tabIndex={-1} ref={main}>
      {children}
    </main>
  );
}
