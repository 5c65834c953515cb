/** The least characters of a password: of a customer, and of somebody on the staff, who sees the data of all of them. */
export const PASSWORD_LEAST = 8;
export const STAFF_PASSWORD_LEAST = 12;
