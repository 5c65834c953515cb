// The parts of a worker's global scope that we use: the compiler supports either windows or workers, and the rest of the shop needs
// windows. https://w3c.github.io/ServiceWorker/

export type LaterEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
export type FetchEvent = LaterEvent & {
  request: Request;
  clientId: string;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
export type MessageFromPage = LaterEvent & { data: unknown };

/**
 * A page's message to the worker: what it loaded before the worker was active, that the cart is not empty, or that a customer has logged
 * out and the pages they visited must be deleted.
 */
export type MessageToWorker = { page?: string; parts?: string[]; cart?: boolean; forget?: boolean };

type Events = {
  install: LaterEvent;
  activate: LaterEvent;
  fetch: FetchEvent;
  message: MessageFromPage;
};

export type WorkerScope = {
  location: Location;
  caches: CacheStorage;
  registration: ServiceWorkerRegistration;
  clients: {
    claim: () => Promise<void>;
    get: (id: string) => Promise<{ postMessage: (message: unknown) => void } | undefined>;
  };
  skipWaiting: () => Promise<void>;
  addEventListener: <Name extends keyof Events>(name: Name, listener: (event: Events[Name]) => void) => void;
};
