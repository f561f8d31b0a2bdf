/** A video's poster; nothing is fetched from the video's host before the visitor clicks it. */

import { type MouseEvent, useState } from "react";
import { useMessages } from "#app/languages/language.ts";
import { Icon } from "#app/ui/icon.tsx";
import { ProductPicture } from "#app/ui/product-picture.tsx";
import type { GalleryVideo } from "./gallery-items.ts";
import "./video-facade.css";

export function VideoFacade({ video }: { video: GalleryVideo }) {
  const t = useMessages("products");
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying) return <Player video={video} />;

  function play(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPlaying(true);
  }

  return (
    <a
      className="facade"
      href={video.watchHref}
      target="_blank"
      rel="noopener noreferrer"
      onClick={play}
    >
      {video.poster && (
        <ProductPicture
          image={video.poster}
          alt=""
          eager
          sizes="(width <= 968px) 86vw, 640px"
          max={480}
        />
      )}
      <span className="facade__play">
        <Icon name="play" />
        <span>{t.play(video.title)}</span>
      </span>
    </a>
  );
}

function Player({ video }: { video: GalleryVideo }) {
  if (video.provider === "file") {
    return (
      // biome-ignore lint/a11y/useMediaCaption: the API gives no captions
      <video
        className="player"
        src={video.playHref}
        controls
        autoPlay
        playsInline
        aria-label={video.title}
      />
    );
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
