type Named = { name: string; profile: { first_name: string } };

/** Returns the name in the top bar's greeting: the name, else the first name, else "User". */
export function greetingName(user: Named | undefined): string {
  return user?.name || user?.profile.first_name || 'User';
}

/** Splits a full name at its last space: `Sunita Devi Paswan` is Sunita Devi, Paswan. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/);
  if (words.length < 2) return { firstName: words[0] ?? '', lastName: '' };
  return { firstName: words.slice(0, -1).join(' '), lastName: words.at(-1)! };
}
