import { MapPin } from 'lucide-react';
import { useEffect, useState } from 'react';
import { buttonClasses } from '#ui/form/button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import * as words from './words.ts';

type VisitUsProps = {
  /** The URL of the map to embed; empty if there is no map. */
  mapUrl: string;
  /** Whether the visitor asked for the map. */
  isMapWanted: boolean;
  address: readonly string[];
};

/**
 * Shows the address and the map. The map comes from another host, so the visitor has to ask for it by a link that reloads the page: only
 * then does the page's security policy allow that host.
 */
export function VisitUs({ mapUrl, isMapWanted, address }: VisitUsProps) {
  return (
    <>
      <p>{address.join(', ')}</p>
      {mapUrl && (
        <div
          id="map"
          className="relative mt-4 flex aspect-4/3 scroll-mt-28 items-center justify-center overflow-hidden rounded-md printed-ground bg-sand"
        >
          {isMapWanted ? (
            <ShopMap url={mapUrl} />
          ) : (
            <div className="rounded-md bg-sand p-4 text-center">
              <a href="?map=show#map" className={buttonClasses({ variant: 'secondary' })}>
                <MapPin aria-hidden="true" size={20} /> {words.showMap}
              </a>
              <p className="mt-2 text-sm text-quiet">{words.mapFrom(new URL(mapUrl).host)}</p>
            </div>
          )}
        </div>
      )}
    </>
  );
}

function ShopMap({ url }: { url: string }) {
  const [isThere, setThere] = useState(false);
  // The map may have loaded before hydration, when no load handler was attached.
  useEffect(() => {
    if (performance.getEntriesByName(new URL(url).href).length > 0) setThere(true);
  }, [url]);
  return (
    <>
      {!isThere && (
        <p className="flex flex-col items-center gap-2 rounded-md bg-sand px-6 py-4 text-quiet">
          <Spinner label="" /> {words.mapLoading}
        </p>
      )}
      <iframe
        src={url}
        title={words.mapTitle}
        sandbox="allow-scripts allow-popups"
        referrerPolicy="no-referrer"
        className="absolute inset-0 h-full w-full"
        onLoad={() => setThere(true)}
      />
    </>
  );
}
