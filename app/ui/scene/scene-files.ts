/** The addresses of the illustrations and the video, which change with their content. */

const urls = import.meta.glob<string>("./files/*", { eager: true, query: "?url", import: "default" });

/** Throws for a file that is not there: content and files are written together. */
export function sceneFileUrl(file: string): string {
  const url = urls[`./files/${file}`];
  if (!url) throw new Error(`There is no ${file} among the scenes`);
  return url;
}
