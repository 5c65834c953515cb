/** The shortest password of a customer, and of a staff member, who sees the data of all customers. */
export const PASSWORD_LEAST = 8;
export const STAFF_PASSWORD_LEAST = 12;
