import { catalogueCommands } from './catalogue-commands.ts';
import type { Command } from './command.ts';
import { customerCommands } from './customer-commands.ts';
import { keyCommands } from './key-commands.ts';
import { moneyCommands } from './money-commands.ts';
import { orderCommands } from './order-commands.ts';
import { parcelCommands } from './parcel-commands.ts';
import { sellerCommands } from './seller-commands.ts';
import { settingsCommands } from './settings-commands.ts';
import { staffCommands } from './staff-commands.ts';
import { stockCommands } from './stock-commands.ts';
import { ticketCommands } from './ticket-commands.ts';

/** All commands of `npm run admin`. */
export const commands: Record<string, Command> = {
  ...orderCommands,
  ...parcelCommands,
  ...moneyCommands,
  ...sellerCommands,
  ...settingsCommands,
  ...catalogueCommands,
  ...stockCommands,
  ...staffCommands,
  ...keyCommands,
  ...ticketCommands,
  ...customerCommands,
};
