import {
  Ban,
  CircleCheck,
  Hourglass,
  type LucideIcon,
  Package,
  PackageCheck,
  PhoneCall,
  Truck,
  Undo2,
} from 'lucide-react';
import type { OrderStage } from '#domain/order/order-stage.ts';
import { StateMark, type StateTone } from '#admin/format/state-mark.tsx';

type Mark = { tone: StateTone; icon: LucideIcon; word: string };

/** The next step of an order, or how it ended, in the words of the tabs. */
export const STAGES: Record<OrderStage, Mark> = {
  unpaid: { tone: 'quiet', icon: Hourglass, word: 'Unpaid' },
  to_confirm: { tone: 'act', icon: PhoneCall, word: 'To confirm' },
  to_pack: { tone: 'moving', icon: Package, word: 'To pack' },
  to_hand_over: { tone: 'moving', icon: PackageCheck, word: 'To hand over' },
  on_the_way: { tone: 'moving', icon: Truck, word: 'On the way' },
  delivered: { tone: 'done', icon: CircleCheck, word: 'Delivered' },
  cancelled: { tone: 'quiet', icon: Ban, word: 'Cancelled' },
  returned_to_origin: { tone: 'quiet', icon: Undo2, word: 'Came back' },
};

export function OrderState({ stage }: { stage: OrderStage }) {
  const { tone, icon, word } = STAGES[stage];
  return (
    <StateMark tone={tone} icon={icon}>
      {word}
    </StateMark>
  );
}
