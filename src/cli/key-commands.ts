import type { Command } from './command.ts';

export const keyCommands: Record<string, Command> = {
  'accept-secret-key': {
    takes: '',
    means: 'makes the SECRET_KEY of the environment the key of the shop, when its old key is lost',
    // The program accepts the key while it opens the shop; for every other command it refuses to open the shop with a different key.
    run: () =>
      Promise.resolve(
        'The shop starts with this SECRET_KEY from now on. Earlier passwords no longer work: customers sign in with a code or ' +
          'reset their password; for staff use "npm run admin -- reset-login EMAIL"',
      ),
  },
};
