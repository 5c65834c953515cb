import { ImageOff } from 'lucide-react';

/** The first picture of a product in a list, or a mark where it has none. */
export function Thumbnail({ picture }: { picture: string | null }) {
  if (!picture)
    return (
      <span className="grid size-10 flex-none place-items-center rounded-sm bg-sand text-quiet">
        <ImageOff aria-label="No photo" size={18} />
      </span>
    );
  return (
    <img
      src={picture}
      alt=""
      loading="lazy"
      width={40}
      height={40}
      className="size-10 flex-none rounded-sm bg-sand object-cover"
    />
  );
}
