import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { notify } from '#ui/overlay/toasts.ts';

type Without<Props> = {
  /** Shown until the script is loaded. */
  waiting?: ReactNode;
  /** Closes the part when its script cannot be loaded. */
  giveUp?: (props: Props) => void;
};

/**
 * Returns a part of a screen whose script is loaded when the part is first shown. If the script cannot be loaded, as without a network or after
 * an upgrade, shows a message and leaves the part out: the screen stays, with everything typed or scanned there.
 */
export function loadPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting = null, giveUp }: Without<Props> = {},
): ComponentType<Props> {
  return function Part(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        (part) => setLoaded(() => part),
        () => {
          notify('This part could not be loaded. Check your connection, or load the screen again.', {
            tone: 'error',
          });
          setLoaded(() => Nothing);
          giveUp?.(props);
        },
      );
      // The script is requested once each time the part is shown.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return Loaded ? <Loaded {...props} /> : waiting;
  };
}

function Nothing() {
  return null;
}
