-- The codes of textiles name what is made of them, so that a search for everyday words finds them. A note that somebody wrote stays; no rate changes.
update tax_rates set note = replace(note, 'Textile made-ups', 'Table cloths, runners, napkins and other table linen of cotton')
 where hsn = '63025190' and note like 'Textile made-ups, value per piece %';
update tax_rates set note = replace(note, 'Textile made-ups', 'Cushion covers, curtains, wall hangings and other textile furnishings of cotton')
 where hsn = '63049289' and note like 'Textile made-ups, value per piece %';
update tax_rates set note = replace(note, 'Textile made-ups', 'Quilts (razai), stuffed bedspreads and comforters')
 where hsn = '94044010' and note like 'Textile made-ups, value per piece %';
