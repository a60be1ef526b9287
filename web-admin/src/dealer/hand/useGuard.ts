// A finger that trembles must not act for the next seat as well: acts rest for a moment after each tap.
import { useEffect, useRef, useState } from 'react';

const restMs = 100;
let lastTap = -restMs;

export function useGuard(): { resting: boolean; guarded: (act: () => void) => () => void } {
  const [resting, setResting] = useState(() => performance.now() - lastTap < restMs);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!resting) return;
    const left = Math.max(0, restMs - (performance.now() - lastTap));
    timer.current = setTimeout(() => {
      setResting(false);
    }, left);
    return () => {
      clearTimeout(timer.current);
    };
  }, [resting]);
  return {
    resting,
    guarded: (act) => () => {
      if (performance.now() - lastTap < restMs) return;
      lastTap = performance.now();
      setResting(true);
      act();
    },
  };
}
