/** Returns an attribute in the form of `products.filter_values`. */
export function toFilterValue(name: string, value: string): string {
  return `${name}=${value.toLowerCase()}`;
}
