import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#contract/api-error.ts';
import { callAdmin } from '#admin/call-admin.ts';

/** A claim lasts 15 minutes; one renewal a minute keeps it, however fast pieces are scanned. */
const renewalMs = 60_000;

/**
 * Claims an order while it is open, so that no other person packs it. Without a network the order is packed unclaimed, and the shop decides
 * when the parcel is sent. `refusal` names the person who is already packing it.
 */
export function useClaim(id: string, isNeeded: boolean) {
  const [refusal, setRefusal] = useState<string>();
  const claimedAt = useRef<number>(undefined);
  const isFinished = useRef(false);
  const claiming = useRef<Promise<void>>(undefined);
  const claim = useRef(async () => {
    claimedAt.current = Date.now();
    try {
      await callAdmin('POST /admin/orders/{id}/claim', { params: { id } });
      setRefusal(undefined);
    } catch (error) {
      claimedAt.current = undefined;
      if (error instanceof ApiError && error.kind === 'answer') setRefusal(error.message);
    }
  });
  useEffect(() => {
    if (!isNeeded) return;
    claiming.current = claim.current();
    return () => {
      if (!isFinished.current) void release();
    };
    async function release(): Promise<void> {
      // If the release overtook its claim, the order would stay claimed for a quarter of an hour without being packed.
      await claiming.current;
      if (claimedAt.current === undefined) return;
      const released = callAdmin('DELETE /admin/orders/{id}/claim', { params: { id }, keepalive: true });
      // If the request fails, the claim expires on its own.
      released.catch(() => {});
    }
  }, [id, isNeeded]);
  return {
    refusal,
    renew: () => {
      if (isNeeded && Date.now() - (claimedAt.current ?? 0) > renewalMs) claiming.current = claim.current();
    },
    /** Prevents the release of the claim, because packing itself ends it. */
    finish: () => {
      isFinished.current = true;
    },
  };
}
