/** Where a request comes from, for limits. */
export type Caller = {
  /** Network address, or SHARED_ADDRESS. */
  address: string;
  /** The random id that a browser keeps in a cookie; programs have none. */
  deviceId?: string | undefined;
};

export type WhoAsks = Caller & {
  /** What the browser says it is, for the list of sessions. */
  device: string;
};
