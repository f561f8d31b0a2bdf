/** The drawing at actual size in English. */
export const lifeSize = {
  picture: "Picture",
  measureScreen: "Measure your screen",
  notMeasured: "Not exact yet: measure your screen",
  matchCard:
    "Hold a bank card against the frame, the same way round. Move the slider until both are equally wide.",
  done: "Done",
};
