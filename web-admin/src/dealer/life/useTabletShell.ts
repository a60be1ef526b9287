// What makes a page a tablet: the screen stays on, and the page opens without a network.
import { useEffect } from 'react';

async function keepAwake(): Promise<WakeLockSentinel | null> {
  const { wakeLock } = navigator as { wakeLock?: WakeLock };
  // Refused while the battery is low; then the tablet goes dark as any other.
  return wakeLock ? wakeLock.request('screen').catch(() => null) : null;
}

export function useTabletShell(): void {
  useEffect(() => {
    if (!import.meta.env.PROD) return;
    const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
    void serviceWorker?.register('/dealer-worker.js', { scope: '/dealer' }).catch(() => undefined);
  }, []);
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    const wake = () => {
      if (document.hidden) return;
      void keepAwake().then((held) => {
        lock = held;
      });
    };
    wake();
    document.addEventListener('visibilitychange', wake);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      void lock?.release();
    };
  }, []);
  useEffect(() => {
    const manifest = document.createElement('link');
    manifest.rel = 'manifest';
    manifest.href = '/dealer.webmanifest';
    document.head.append(manifest);
    return () => {
      manifest.remove();
    };
  }, []);
}
