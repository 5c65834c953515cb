// The text of the footer's button, separate from the words of the bar: every page of a shop with a pixel has the button.

export const adChoices = 'Advertising choices';
