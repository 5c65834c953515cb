import { Ban, CircleCheck, Hourglass, Package, PackageCheck, PhoneCall, Truck, Undo2 } from 'lucide-react';
import { ORDER_STAGE_NAMES, type OrderStage } from '#domain/order/order-stage.ts';
import { type Mark, StateMark } from '#admin/format/state-mark.tsx';

/** The next step of an order, or how it ended, in the words of the tabs. */
export const STAGES: Record<OrderStage, Mark> = {
  unpaid: { tone: 'quiet', icon: Hourglass, word: ORDER_STAGE_NAMES.unpaid },
  to_confirm: { tone: 'act', icon: PhoneCall, word: ORDER_STAGE_NAMES.to_confirm },
  to_pack: { tone: 'moving', icon: Package, word: ORDER_STAGE_NAMES.to_pack },
  to_hand_over: { tone: 'moving', icon: PackageCheck, word: ORDER_STAGE_NAMES.to_hand_over },
  on_the_way: { tone: 'moving', icon: Truck, word: ORDER_STAGE_NAMES.on_the_way },
  delivered: { tone: 'done', icon: CircleCheck, word: ORDER_STAGE_NAMES.delivered },
  cancelled: { tone: 'quiet', icon: Ban, word: ORDER_STAGE_NAMES.cancelled },
  returned_to_origin: { tone: 'quiet', icon: Undo2, word: ORDER_STAGE_NAMES.returned_to_origin },
};

export function OrderState({ stage }: { stage: OrderStage }) {
  return <StateMark {...STAGES[stage]} />;
}
