export const pen6 = '#231713';

export const edge = (width = 4) => `stroke="${pen6}" stroke-width="${width}"`;
