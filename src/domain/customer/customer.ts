/** A customer, known by a mobile number, an email address, or both. */
export type Customer = {
  id: string;
  name: string | null;
  email: string | null;
  /** E.164, as in `+919876543210`. */
  mobile: string | null;
  firstName: string | null;
  lastName: string | null;
  phone: string | null;
};
