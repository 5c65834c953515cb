import { type ComponentType, useEffect, useState } from 'react';
import { offerReload } from '#web/page-states/offer-reload.ts';

/**
 * Returns a dialog whose script is loaded when the dialog first opens. If the script cannot be loaded, shows a message and closes again, so
 * that the page stays.
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
          offerReload();
          props.onClose();
        },
      );
      // The script is requested once each time the dialog opens.
      // oxlint-disable-next-line react/exhaustive-deps
    }, []);
    return Part && <Part {...props} />;
  };
}
