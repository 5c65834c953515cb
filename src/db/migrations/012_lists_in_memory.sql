-- Lists are found and sorted in memory: the indexes that only they used are no longer written with every price, every last piece and every
-- hour's count of what sold.
drop index products_price, products_featured, products_filter_values, products_of_category_newest, products_of_category_price,
  products_of_category_popular, products_of_category_featured;
