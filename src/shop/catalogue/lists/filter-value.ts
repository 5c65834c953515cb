/** An attribute as `products.filter_values` has it. */
export function toFilterValue(name: string, value: string): string {
  return `${name}=${value.toLowerCase()}`;
}
