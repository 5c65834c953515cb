const known = new Set(
  `id;type;sku;gtin upc ean or isbn;name;published;is featured;visibility in catalog;short description;description;date sale price starts;date sale price ends;tax status;tax class;in stock;stock;low stock amount;backorders allowed;sold individually;allow customer reviews;purchase note;sale price;regular price;categories;tags;shipping class;images;download limit;download expiry days;parent;grouped products;upsells;cross sells;external url;button text;position`.split(
    ';',
  ),
);

/** Returns whether WooCommerce writes a column with this folded heading in an export of products. */
export function isWooCommerceHeading(heading: string): boolean {
  return (
    known.has(heading) ||
    /^attribute \d+ (name|value s|visible|global|default)$/.test(heading) ||
    /^(weight|length|width|height) \w+$/.test(heading) ||
    /^(download \d+ (id|name|url)|meta )/.test(heading)
  );
}
