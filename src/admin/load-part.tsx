import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { notify } from '#ui/overlay/toasts.ts';

type Without<Props> = {
  /** Shown until the script has come. */
  waiting?: ReactNode;
  /** Takes the part away again. */
  giveUp?: (props: Props) => void;
};

/**
 * Returns a part of a screen whose script is loaded when the part is first shown. Where the script does not come, without a network or after
 * an upgrade, the part says so and is left out: the screen stays, with what was typed or scanned there.
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
      // The script is asked for once each time the part is shown.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return Loaded ? <Loaded {...props} /> : waiting;
  };
}

function Nothing() {
  return null;
}
