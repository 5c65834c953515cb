/** The origin of a request, for rate limits. */
export type Caller = {
  /** A network address, or SHARED_ADDRESS. */
  address: string;
  /** The random id in a browser's cookie; other programs have none. */
  deviceId?: string | undefined;
};

/** A caller who may be given a session. */
export type WhoAsks = Caller & {
  /** The browser's user agent, for the list of sessions. */
  device: string;
};
