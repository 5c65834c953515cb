/** Returns whether a request with this method only reads. */
export function isRead(method: string | undefined): boolean {
  return method === 'GET' || method === 'HEAD';
}
