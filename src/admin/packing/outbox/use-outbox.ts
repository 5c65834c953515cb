import { useEffect } from 'react';
import { useMe } from '#admin/session/use-me.ts';
import { sendParcels } from './outbox.ts';

const againMs = 20_000;

/** Sends the parcels that wait on this device: when the admin opens, when the network is back, and every 20 seconds. */
export function useOutbox(): void {
  const { id } = useMe().staff;
  useEffect(() => {
    const send = () => void sendParcels(id);
    send();
    window.addEventListener('online', send);
    const timer = setInterval(send, againMs);
    return () => {
      window.removeEventListener('online', send);
      clearInterval(timer);
    };
  }, [id]);
}
