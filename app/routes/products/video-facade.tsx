/** A video's own poster until the visitor asks for it: nothing is fetched from the platform before the click. */
import { type MouseEvent, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { GalleryVideo } from "./gallery-items.ts";
import "./video-facade.css";

export function VideoFacade({ video }: { video: GalleryVideo }) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <Player video={video} />;

  function play(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <a className="facade" href={video.watchHref} target="_blank" rel="noopener noreferrer" onClick={play}>
      {video.poster && (
        <ProductPicture image={video.poster} alt="" eager sizes="(width <= 968px) 86vw, 640px" most={480} />
      )}
      <span className="facade__play">
        <Icon name="play" />
        <span>Play: {video.title}</span>
      </span>
    </a>
  );
}

function Player({ video }: { video: GalleryVideo }) {
  if (video.provider === "file") {
    // biome-ignore lint/a11y/useMediaCaption: an upstream's file comes without a track
    return <video className="player" src={video.playHref} controls autoPlay playsInline aria-label={video.title} />;
  }
  return (
    <iframe
      className="player"
      src={video.playHref}
      title={video.title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      allowFullScreen
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
