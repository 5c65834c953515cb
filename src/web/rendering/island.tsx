import { type ComponentType, lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type Root, hydrateRoot } from 'react-dom/client';

/** How far below the screen the script of an island begins to load. */
const MARGIN = '600px';

type Load<Props> = () => Promise<ComponentType<Props>>;

/**
 * Returns a component for a part far below the first screen, which knows nothing of the page around it: no router, no context. The server
 * renders it with the page. A browser keeps that HTML, whose links work, and loads the script of the part by `load` only when it comes near
 * the screen or is pressed. After a client navigation, which brings no HTML, the part is loaded and rendered as usual.
 * Its key identifies its content: other props alone do not change it. A `still` part works without script: a browser that has its HTML
 * loads no script for it.
 */
export function makeIsland<Props extends object>(load: Load<Props>, still = false): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load().catch(() => Nothing) }));
  return function Island(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const isHydrating = useSyncExternalStore(
      subscribe,
      () => false,
      () => true,
    );
    const [first] = useState({ isOfServer: isHydrating && !import.meta.env.SSR, props });
    useEffect(
      () => (first.isOfServer && !still ? hydrateLater(place.current!, load, first.props) : undefined),
      [first],
    );
    const part = (
      <Suspense>
        <Part {...props} />
      </Suspense>
    );
    // Without its own children React leaves the content as the server sent it.
    if (first.isOfServer)
      return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
    return <div>{part}</div>;
  };
}

const subscribe = () => () => {};

function Nothing() {
  return null;
}

/** Hydrates the part when it comes near the screen or is pressed, and then repeats the press. Returns a function that ends this. */
function hydrateLater<Props extends object>(place: HTMLElement, load: Load<Props>, props: Props): () => void {
  let pressed: HTMLElement | null = null;
  let root: Root | undefined;
  let isEnded = false;
  const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && void start(), {
    rootMargin: MARGIN,
  });
  const press = (event: Event) => {
    pressed = (event.target as Element).closest('button');
    void start();
  };
  observer.observe(place);
  place.addEventListener('click', press);

  async function start() {
    observer.disconnect();
    const Part = await load().catch(() => undefined);
    if (!Part || root || isEnded) return;
    root = hydrateRoot(
      place,
      <Suspense>
        <Part {...props} />
        <Hydrated onDone={done} />
      </Suspense>,
    );
  }

  function done() {
    place.removeEventListener('click', press);
    pressed?.click();
  }

  return () => {
    isEnded = true;
    observer.disconnect();
    place.removeEventListener('click', press);
    // React refuses to unmount a root while it renders another.
    setTimeout(() => root?.unmount());
  };
}

function Hydrated({ onDone }: { onDone: () => void }): null {
  useEffect(onDone, [onDone]);
  return null;
}
