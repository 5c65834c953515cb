/** The part of libheif's decoder that we use; the package has no types for this entry. */
declare module 'libheif-js/wasm-bundle.js' {
  type Shown = { data: Uint8Array; width: number; height: number };
  type HeifImage = {
    is_primary: () => boolean;
    get_width: () => number;
    get_height: () => number;
    /** Writes RGBA into `data`; calls back with null where the picture cannot be decoded. */
    display: (into: Shown, done: (shown: Shown | null) => void) => void;
  };
  const libheif: { HeifDecoder: new () => { decode: (file: Uint8Array) => HeifImage[] } };
  export default libheif;
}
