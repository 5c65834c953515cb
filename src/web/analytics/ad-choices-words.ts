// The words of the footer's button, apart from those of the bar: every page of a shop with a pixel has it.

export const adChoices = 'Advertising choices';
