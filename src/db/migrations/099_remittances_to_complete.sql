-- The lines of a remittance file are stored before they are booked, so that a booking that ended midway can be seen and completed.
-- An older version may serve meanwhile: it stores a file after its booking, and shows a line that is still to be booked as one that matches.
alter table remittance_lines
  drop constraint remittance_lines_state_check,
  add constraint remittance_lines_state_check check (
    state in ('matched', 'booked', 'booked_before', 'short', 'over', 'unknown', 'not_delivered', 'returned')),
  add constraint remittance_lines_matched_have_an_order check (state <> 'matched' or order_id is not null);
