import { useState } from 'react';
import { loadWhenOpened } from '#web/rendering/load-when-opened.tsx';
import * as words from '../words.ts';

const PhotoDialog = loadWhenOpened(async () => (await import('../pictures/photo-dialog.tsx')).PhotoDialog);

export type Photo = {
  id: string;
  url: string;
  thumbnail: string;
  width: number;
  height: number;
  placeholder: string;
};

/** Shows the photos of a review as thumbnails; pressing a photo enlarges it. */
export function ReviewPhotos({ photos, author }: { photos: readonly Photo[]; author: string }) {
  const [opened, setOpened] = useState<Photo>();
  const nameOf = (index: number) => words.photoBy(author, index + 1);
  return (
    <>
      <ul className="mt-3 flex flex-wrap gap-2">
        {photos.map((photo, index) => (
          <li key={photo.id}>
            <button type="button" onClick={() => setOpened(photo)} className="block rounded-sm">
              <img
                src={photo.thumbnail}
                alt={nameOf(index)}
                width={96}
                height={96}
                loading="lazy"
                className="size-24 rounded-sm bg-sand bg-cover object-cover"
                style={{ backgroundImage: `url("${photo.placeholder}")` }}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened && (
        <PhotoDialog
          photo={opened}
          title={nameOf(photos.indexOf(opened))}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
