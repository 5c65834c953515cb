/** The answer of `GET /admin/ready` is kept under this key. */
export const READY = ['ready'] as const;
