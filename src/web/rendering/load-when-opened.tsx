import { type ComponentType, useEffect, useState } from 'react';
import { UNREACHABLE } from '#contract/send-call.ts';
import { notify } from '#ui/overlay/toasts.ts';
import * as words from '#web/page-states/words.ts';

/**
 * Returns a dialog whose script is loaded when the dialog first opens. Where the script cannot be loaded, it says so and closes again, so that
 * the page stays. A browser asks for a script that failed only once, so that only a reload can open the dialog then.
 */
export function loadWhenOpened<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return function Opened(props: Props) {
    const [Part, setPart] = useState<ComponentType<Props>>();
    useEffect(() => {
      load().then(
        (part) => setPart(() => part),
        () => {
          const action = { label: words.reload, onPress: () => location.reload() };
          notify(UNREACHABLE, { tone: 'error', action });
          props.onClose();
        },
      );
      // The script is asked for once each time the dialog opens.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return Part && <Part {...props} />;
  };
}
